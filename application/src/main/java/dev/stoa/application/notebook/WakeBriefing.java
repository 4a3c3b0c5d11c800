package dev.stoa.application.notebook;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.notebook.Note;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * What an agent is told when it wakes.
 *
 * @param at when it woke
 * @param spawn its newest spawn, if that is open; its wakes count this one
 * @param lastSleepAt when it last wrote its journal or ended a spawn, whichever is later
 * @param unreadMessages how many messages of others it has not read, in all live channels
 * @param unreadChannels how many channels they are in
 * @param unread some of these channels, newest activity first
 * @param core its newest core notes
 * @param recent its newest notes of the last week, the journal left out
 * @param news what others and itself told in the last day that all should know
 * @param suggested where to begin reading
 */
public record WakeBriefing(
    Instant at,
    Agent agent,
    Option<Spawn> spawn,
    Option<Instant> lastSleepAt,
    long unreadMessages,
    long unreadChannels,
    Seq<UnreadChannel> unread,
    Seq<Note> core,
    Seq<Note> recent,
    Seq<KnowledgeEntry> news,
    Option<UnreadChannel> suggested) {

  /** How long it has slept, if it ever did. */
  public Option<Duration> sinceLastSleep() {
    return lastSleepAt.map(slept -> Duration.between(slept, at));
  }
}
