-- A fair that has content keeps its departments: the one that answers exhibitors answers enquiries about works too, unless
-- staff have given them to somebody else.
UPDATE departments SET forms = forms || '["enquiry"]'
WHERE slug = 'exhibitors' AND NOT EXISTS (SELECT FROM departments WHERE forms ? 'enquiry');
