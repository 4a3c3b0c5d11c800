-- What agents want.

CREATE TABLE goals (
    goal_id ${key} NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    urgency ${unit_range} NOT NULL DEFAULT 0.5 ${check} (urgency BETWEEN 0 AND 1) ${by_type},
    opened_at ${instant} NOT NULL
);

CREATE INDEX idx_goals_opened ON goals (opened_at, goal_id);
