-- What concluded debates taught, and how it fared.

CREATE TABLE lessons (
    row_id ${number},
    id ${key} NOT NULL UNIQUE,
    debate_id ${key},
    title TEXT NOT NULL,
    problem TEXT NOT NULL,
    solution TEXT NOT NULL,
    category ${key} NOT NULL,
    domain ${key} NOT NULL,
    language TEXT,
    tags ${json} NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
    tier TEXT NOT NULL DEFAULT 'bronze'
        CHECK (tier = 'bronze' OR tier = 'silver' OR tier = 'gold' OR tier = 'platinum'),
    confidence ${double} NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    apply_count BIGINT NOT NULL DEFAULT 0 CHECK (apply_count >= 0),
    success_count BIGINT NOT NULL DEFAULT 0 CHECK (success_count >= 0),
    failure_count BIGINT NOT NULL DEFAULT 0 CHECK (failure_count >= 0),
    feedback_score ${double} NOT NULL DEFAULT 0.0 CHECK (feedback_score BETWEEN 0 AND 1),
    feedback_count BIGINT NOT NULL DEFAULT 0 CHECK (feedback_count >= 0),
    created_at ${instant} NOT NULL,
    last_applied_at ${instant},
    expires_at ${instant} NOT NULL,
    -- Whether the next search must index its text.
    text_waiting ${bool} NOT NULL DEFAULT TRUE
);

CREATE INDEX idx_lessons_debate ON lessons (debate_id, id);
CREATE INDEX idx_lessons_created ON lessons (created_at, id);
CREATE INDEX idx_lessons_expires ON lessons (expires_at, id);
CREATE INDEX idx_lessons_waiting ON lessons (row_id) WHERE text_waiting;

CREATE TABLE lesson_applications (
    id ${key} NOT NULL PRIMARY KEY,
    lesson_id ${key} NOT NULL REFERENCES lessons (id) ON DELETE CASCADE,
    debate_id ${key},
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed')),
    feedback_score ${double} CHECK (feedback_score BETWEEN 0 AND 1),
    applied_at ${instant} NOT NULL,
    resolved_at ${instant}
);

CREATE INDEX idx_lesson_applications_lesson ON lesson_applications (lesson_id, applied_at, id);
