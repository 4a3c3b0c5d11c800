package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** What an export says before the first message. */
public record ExportHeading(
    Channel channel, Option<Instant> firstMessageAt, Seq<AgentId> members, long messageCount) {}
