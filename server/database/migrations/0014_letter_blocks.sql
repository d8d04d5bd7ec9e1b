-- The text of a letter is the blocks of domain/letter.ts, as JSON. One that was typed as plain text is one paragraph.
UPDATE letters SET text = json_array(json_object('type', 'paragraph',
  'content', json_array(json_object('type', 'text', 'text', text))));
