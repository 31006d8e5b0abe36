-- The library of games. One text for SQLite and PostgreSQL; what differs comes in by placeholders.
-- Lists read the narrow table games only; the whole of a game lies in sheets.

CREATE TABLE numbers (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  last INTEGER NOT NULL -- the last id given to a game; ids are never given twice
);

INSERT INTO numbers (one, last) VALUES (1, 0);

CREATE TABLE runs (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  spec TEXT NOT NULL
);

CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  print TEXT NOT NULL UNIQUE, -- the same for the same game, so that it is imported once
  kind TEXT NOT NULL, -- fiveinarow
  game TEXT NOT NULL, -- fiveinarow:size=9
  players TEXT NOT NULL, -- JSON
  date TEXT${bytes} NOT NULL, -- ISO 8601 or empty
  shares TEXT NOT NULL, -- JSON
  winner INTEGER NOT NULL, -- a seat, -1 shared, -2 nobody
  reason TEXT NOT NULL,
  length INTEGER NOT NULL,
  run TEXT NOT NULL, -- empty if none
  comment TEXT NOT NULL, -- its beginning
  tags TEXT NOT NULL -- JSON
);

CREATE INDEX games_by_kind ON games (kind, id);
CREATE INDEX games_by_game ON games (game, id);
CREATE INDEX games_by_winner ON games (winner, id);
CREATE INDEX games_by_reason ON games (reason, id);
CREATE INDEX games_by_run ON games (run, id);
CREATE INDEX games_by_length ON games (length, id);
CREATE INDEX games_by_date ON games (date, id);

CREATE TABLE sheets (
  id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  document TEXT NOT NULL -- the game as a line of our JSON Lines, without the spec of its run
);

CREATE TABLE players (
  name TEXT NOT NULL, -- in small letters; for an engine also its bare name
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  share REAL NOT NULL, -- of the one point of the game
  PRIMARY KEY (name, game)
)${compact};

CREATE INDEX players_by_game ON players (game);

CREATE TABLE tags (
  name TEXT NOT NULL,
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  PRIMARY KEY (name, game)
)${compact};

CREATE INDEX tags_by_game ON tags (game);

CREATE TABLE notes ( -- only of games about which something was said
  id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  words TEXT NOT NULL -- in small letters
);
