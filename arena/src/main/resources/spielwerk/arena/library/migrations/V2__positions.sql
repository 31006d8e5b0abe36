-- What was played where. Filled by and by when somebody explores, not when a game is added, so that
-- imports stay as fast as they were and the games of older versions need no step of their own.

CREATE TABLE positions (
  place BIGINT NOT NULL, -- the key of a position, the same for its mirror images
  next BIGINT NOT NULL, -- the key of the position that the move leads to
  winner INTEGER NOT NULL, -- as in games
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  PRIMARY KEY (place, next, winner, game)
)${compact};

CREATE INDEX positions_by_game ON positions (game);

ALTER TABLE numbers ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0; -- games up to this id are in it
