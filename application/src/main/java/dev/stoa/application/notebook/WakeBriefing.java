package dev.stoa.application.notebook;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.notebook.Note;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * The wake briefing of an agent.
 *
 * @param at when it woke
 * @param spawn its newest spawn, if that is open; its wakes include this one
 * @param lastSleepAt when it last wrote its journal or ended a spawn, whichever is later
 * @param unreadMessages the number of unread messages in all live channels
 * @param unreadChannels the number of channels with unread messages
 * @param unread some of these channels, newest activity first
 * @param core its newest core notes
 * @param recent its newest notes of the last week, without the journal
 * @param lastSent the message it sent last, in any channel
 * @param news knowledge of the last day in the domains of news
 * @param suggested the channel to read first
 */
@RecordBuilder
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
    Option<Sent> lastSent,
    Seq<KnowledgeEntry> news,
    Option<UnreadChannel> suggested) {

  /** A message and its channel. */
  public record Sent(Channel channel, ChannelMessage message) {}

  /** The time since the last sleep, if any. */
  public Option<Duration> sinceLastSleep() {
    return lastSleepAt.map(slept -> Duration.between(slept, at));
  }
}
