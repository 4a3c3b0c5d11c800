CREATE INDEX idx_channels_topic ON channels (topic);
