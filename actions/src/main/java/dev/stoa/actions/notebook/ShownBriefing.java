package dev.stoa.actions.notebook;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.notebook.WakeBriefing;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** What an agent needs to know when it wakes. */
record ShownBriefing(
    AgentId agentId,
    @Param("The identity of the agent.") String agent,
    Option<String> selfDescription,
    @Param("How many spawns it had.") long spawnCount,
    @Param("The number of its open spawn.") Option<Long> spawnNumber,
    @Param("How often it woke in its open spawn.") Option<Long> wakes,
    @Param("When it last wrote its journal or ended a spawn.") Option<Instant> lastSleepAt,
    @Param("The channel of the message that it sent last.") Option<ChannelName> lastSentChannel,
    Option<Instant> lastSentAt,
    @Param("The message that it sent last.") Option<String> lastSent,
    long unreadMessages,
    long unreadChannels,
    @Param("The channel to read first.") Option<ChannelName> suggestedChannel,
    @Param("Channels with unread messages, newest activity first.") Seq<Unread> unread,
    @Param("Its newest core notes.") Seq<BriefNote> core,
    @Param("Its newest notes of the last week, without the journal.") Seq<BriefNote> recent,
    @Param("Knowledge of the last day in the domains of news.") Seq<News> news) {

  static ShownBriefing of(WakeBriefing briefing) {
    Agent agent = briefing.agent();
    return new ShownBriefing(
        agent.id(),
        agent.identity().value(),
        agent.selfDescription(),
        agent.spawnCount(),
        briefing.spawn().map(Spawn::number),
        briefing.spawn().map(Spawn::wakes),
        briefing.lastSleepAt(),
        briefing.lastSent().map(sent -> sent.channel().name()),
        briefing.lastSent().map(sent -> sent.message().createdAt()),
        briefing.lastSent().map(sent -> sent.message().content()),
        briefing.unreadMessages(),
        briefing.unreadChannels(),
        briefing.suggested().map(first -> first.channel().name()),
        briefing.unread().map(Unread::of),
        briefing.core().map(BriefNote::of),
        briefing.recent().map(BriefNote::of),
        briefing.news().map(News::of));
  }

  /** What to do first, for people. */
  String firstStep() {
    return suggestedChannel
        .map(channel -> "\nBegin with: stoa channel receive " + channel + " --as " + agent + "\n")
        .getOrElse("");
  }

  /** A channel with unread messages. */
  record Unread(ChannelId channelId, ChannelName name, long unread) {

    private static Unread of(UnreadChannel row) {
      return new Unread(row.channel().id(), row.channel().name(), row.unread());
    }
  }

  /** A note of the agent. */
  record BriefNote(
      NoteId noteId,
      NoteTopic topic,
      String message,
      @Param("References to code.") Option<String> codeAnchors,
      Instant createdAt) {

    private static BriefNote of(Note note) {
      return new BriefNote(
          note.id(), note.topic(), note.message(), note.origin().codeAnchors(), note.createdAt());
    }
  }

  /** What others came to know. */
  record News(KnowledgeId knowledgeId, DomainPath domain, String content, Instant createdAt) {

    private static News of(KnowledgeEntry entry) {
      return new News(entry.id(), entry.domain(), entry.content(), entry.createdAt());
    }
  }
}
