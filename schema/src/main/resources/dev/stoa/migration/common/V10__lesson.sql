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
    tags ${json} NOT NULL DEFAULT '[]' ${check} (json_valid(tags)) ${by_type},
    tier ${lesson_tier} NOT NULL DEFAULT 'bronze'
        ${check} (tier = 'bronze' OR tier = 'silver' OR tier = 'gold' OR tier = 'platinum') ${by_type},
    confidence ${unit_range} NOT NULL ${check} (confidence BETWEEN 0 AND 1) ${by_type},
    apply_count ${non_negative} NOT NULL DEFAULT 0 ${check} (apply_count >= 0) ${by_type},
    success_count ${non_negative} NOT NULL DEFAULT 0 ${check} (success_count >= 0) ${by_type},
    failure_count ${non_negative} NOT NULL DEFAULT 0 ${check} (failure_count >= 0) ${by_type},
    feedback_score ${unit_range} NOT NULL DEFAULT 0.0
        ${check} (feedback_score BETWEEN 0 AND 1) ${by_type},
    feedback_count ${non_negative} NOT NULL DEFAULT 0 ${check} (feedback_count >= 0) ${by_type},
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
    status ${application_status} NOT NULL DEFAULT 'pending'
        ${check} (status IN ('pending', 'succeeded', 'failed')) ${by_type},
    feedback_score ${unit_range} ${check} (feedback_score BETWEEN 0 AND 1) ${by_type},
    applied_at ${instant} NOT NULL,
    resolved_at ${instant}
);

CREATE INDEX idx_lesson_applications_lesson ON lesson_applications (lesson_id, applied_at, id);
