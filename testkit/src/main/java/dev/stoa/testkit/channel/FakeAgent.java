package dev.stoa.testkit.channel;

import io.vavr.control.Option;
import java.time.Instant;

/** As much of an agent as channels need. */
record FakeAgent(String identity, boolean archived, Option<Instant> lastActiveAt) {}
