CREATE INDEX idx_debate_sessions_metadata ON debate_sessions USING GIN (metadata);
CREATE INDEX idx_debate_sessions_config ON debate_sessions USING GIN (config);
CREATE INDEX idx_debate_turns_reflections ON debate_turns USING GIN (reflections)
    WHERE reflections <> '[]';
CREATE INDEX idx_debate_turns_tool_calls ON debate_turns USING GIN (tool_calls)
    WHERE tool_calls <> '[]';
CREATE INDEX idx_debate_turns_metadata ON debate_turns USING GIN (metadata)
    WHERE metadata <> '{}';
CREATE INDEX idx_code_versions_metrics ON code_versions USING GIN (metrics);
