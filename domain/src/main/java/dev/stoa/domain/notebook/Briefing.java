package dev.stoa.domain.notebook;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.pack.Pack;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * What an agent that wakes needs to know.
 *
 * @param at when it woke
 * @param spawn its newest spawn, if that is open; its wakes include this one
 * @param lastSleepAt when it last wrote its journal or ended a spawn, whichever is later
 * @param lastSent the message it sent last, in any channel
 * @param pack its newest core notes, then its newest notes of the last week without the journal,
 *     then knowledge of the last day in the domains of news
 */
@RecordBuilder
public record Briefing(
    Instant at,
    Agent agent,
    Option<Spawn> spawn,
    Option<Instant> lastSleepAt,
    Option<Posted> lastSent,
    Inbox inbox,
    Work work,
    Pack pack) {

  /** A message and its channel. */
  public record Posted(Channel channel, ChannelMessage message) {}

  /**
   * What it has not read.
   *
   * @param unreadMessages the number of unread messages in all live channels
   * @param unreadChannels the number of channels with unread messages
   * @param unread some of these channels, newest activity first
   * @param mentions unread messages in those that mention it, newest first
   * @param suggested the channel to read first
   */
  public record Inbox(
      long unreadMessages,
      long unreadChannels,
      Seq<UnreadChannel> unread,
      Seq<Posted> mentions,
      Option<UnreadChannel> suggested) {}

  /**
   * What waits for it.
   *
   * @param handOffs work handed to it: what it has not acknowledged, then what it has not closed
   * @param tasks its tasks: those that are pending, then those that run
   * @param turns debates that wait for its answer, the first to be passed over first
   * @param pausedDebates paused debates that it takes part in, newest first
   */
  public record Work(
      Seq<HandOff> handOffs,
      Seq<AgentTask> tasks,
      Seq<DebateTurnDue> turns,
      Seq<PausedDebate> pausedDebates) {}

  /** A debate that waits for the agent's answer, and until when. */
  public record DebateTurnDue(DebateSession session, Instant until) {}

  /** A paused debate, and the gate that holds it, if any. */
  public record PausedDebate(DebateSession session, Option<ApprovalGate> gate) {}

  /** The time since the last sleep, if any. */
  public Option<Duration> sinceLastSleep() {
    return lastSleepAt.map(slept -> Duration.between(slept, at));
  }

  /**
   * What to begin with: what others wait for comes before the agent's own tasks, what ends soonest
   * first, and what was not asked of it comes last.
   */
  public Option<NextStep> nextStep() {
    return work.turns()
        .headOption()
        .map(due -> new NextStep(NextStep.Kind.ANSWER, due.session().id().value()))
        .orElse(this::unacknowledged)
        .orElse(() -> inbox.mentions().headOption().map(one -> reading(one.channel())))
        .orElse(
            () ->
                work.tasks()
                    .find(task -> task.status() == AgentTaskStatus.PENDING)
                    .map(task -> new NextStep(NextStep.Kind.CLAIM, agent.identity().value())))
        .orElse(() -> work.pausedDebates().headOption().map(Briefing::continuing))
        .orElse(() -> inbox.suggested().map(first -> reading(first.channel())));
  }

  private Option<NextStep> unacknowledged() {
    return work.handOffs()
        .find(one -> one.status() == HandOffStatus.OPEN)
        .map(one -> new NextStep(NextStep.Kind.ACKNOWLEDGE, one.id().value()));
  }

  private static NextStep reading(Channel channel) {
    return new NextStep(NextStep.Kind.READ, channel.name().value());
  }

  private static NextStep continuing(PausedDebate debate) {
    return new NextStep(
        debate.gate().isDefined() ? NextStep.Kind.SEE_GATES : NextStep.Kind.RESUME,
        debate.session().id().value());
  }
}
