const texts = {}

export default texts
