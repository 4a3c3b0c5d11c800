package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The data shown before the first message of an export. */
public record ExportHeading(
    Channel channel, Option<Instant> firstMessageAt, Seq<AgentId> members, long messageCount) {}
