-- Logos may be narrower than what stands on a wall: they are taken into a folder of their own.
INSERT INTO picture_folders (key, name, position) VALUES
  ('logos', '{"ru": "Логотипы", "en": "Logos"}', 5)
ON CONFLICT (key) DO NOTHING;
