package dev.stoa.actions.notebook;

import dev.stoa.actions.pack.PackViews;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.search.Written;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.notebook.Briefing;
import dev.stoa.domain.notebook.NextStep;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.RelatedNote;
import dev.stoa.domain.search.SimilarText;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;
import java.time.Instant;

/** How callers see notes and briefings. */
final class NoteViews {

  static final String[] COLUMNS = {
    "note_id", "topic", "message", "core", "created_at", "archived_at"
  };

  private static final String AGENT = "The identity of the agent.";

  static final View<Note> NOTE =
      View.of(Note.class)
          .rename("id", "note_id")
          .agent("agent", AGENT)
          .note("core", "Whether it is part of every briefing.")
          .flatten(
              "origin",
              View.of(NoteOrigin.class)
                  .note("source", "What wrote it.")
                  .rename("channel", "channel_id")
                  .note("channel_id", "The channel it was learnt in.")
                  .note("code_anchors", "References to code."))
          .note("synthesis_note", "Why it replaced others.")
          .note("superseded_by", "The note that replaced it.")
          .before("core", "created_at");

  /** As lists have it, and who asks for one. */
  static final View<Note> LISTED = Trusted.marked("ListedNote", NOTE, ItemKind.NOTE, Note::id);

  /** A note after it was written. */
  record WrittenNote(Note note, TextFate written, Seq<SimilarText> similar) {

    static WrittenNote of(Written<Note> one) {
      return new WrittenNote(one.item(), one.fate(), one.similar());
    }
  }

  static final View<WrittenNote> WRITTEN =
      View.of(WrittenNote.class)
          .flatten("note", NOTE)
          .note("written", SimilarViews.WRITTEN)
          .nest("similar", SimilarViews.TEXT)
          .note("similar", SimilarViews.SIMILAR);

  static final View<RelatedNote> RELATED =
      View.of(RelatedNote.class, "Related")
          .nest("note", NOTE)
          .rename("shared", "shared_words")
          .note("shared_words", "How many keywords they have in common.");

  /** Where in a chain a note is. */
  enum Place {
    PREDECESSOR,
    NOTE,
    SUCCESSOR
  }

  /** One note of a chain. */
  record Link(
      @Param("Whether the note was replaced, is the requested one, or replaced it.") Place place,
      Note note) {

    private static Seq<Link> all(NoteChain chain) {
      return chain
          .predecessors()
          .reverse()
          .map(note -> new Link(Place.PREDECESSOR, note))
          .append(new Link(Place.NOTE, chain.note()))
          .appendAll(chain.successors().map(note -> new Link(Place.SUCCESSOR, note)));
    }
  }

  static final View<NoteChain> CHAIN =
      View.of(NoteChain.class, "Chain")
          .leaveOut("note", "predecessors", "successors")
          .addList("notes", View.of(Link.class, "ChainLink").nest("note", LISTED), Link::all)
          .note("notes", "The oldest first.")
          .note("whole", "Whether nothing was left out.")
          .order("notes");

  private static final View<UnreadChannel> UNREAD =
      View.empty(UnreadChannel.class, "BriefingUnread")
          .add("channel_id", ChannelId.class, row -> row.channel().id())
          .add("name", ChannelName.class, row -> row.channel().name())
          .method("unread", "unread");

  private static final View<HandOff> HAND_OFF =
      View.of(HandOff.class, "BriefingHandOff")
          .rename("id", "hand_off_id")
          .rename("channel", "channel_id")
          .agent("from", "The identity of the sender.")
          .leaveOut("to", "message", "acknowledged_at", "ended_at")
          .order("status", "from", "summary");

  private static final View<AgentTask> TASK =
      View.empty(AgentTask.class, "BriefingTask")
          .method("status", "status")
          .add("input", String.class, task -> task.order().input())
          .method("createdAt", "created_at")
          .addOption("lease_expires_at", Instant.class, task -> task.run().leaseUntil())
          .note("lease_expires_at", "Until when a worker holds it.")
          .method("id", "task_id");

  private static final View<Briefing.DebateTurnDue> TURN =
      View.empty(Briefing.DebateTurnDue.class, "BriefingTurn")
          .add("topic", String.class, due -> due.session().opened().topic())
          .method("until", "until")
          .note("until", "When it is passed over.")
          .add("session_id", DebateSessionId.class, due -> due.session().id());

  private static final View<Briefing.PausedDebate> PAUSED =
      View.empty(Briefing.PausedDebate.class, "BriefingDebate")
          .add("topic", String.class, debate -> debate.session().opened().topic())
          .addOption("gate_id", GateId.class, debate -> debate.gate().map(ApprovalGate::id))
          .note("gate_id", "The gate that holds it.")
          .addOption(
              "gate_expires_at",
              Instant.class,
              debate -> debate.gate().map(ApprovalGate::expiresAt))
          .add("session_id", DebateSessionId.class, debate -> debate.session().id());

  private static final View<Briefing.Posted> MENTION =
      View.empty(Briefing.Posted.class, "BriefingMention")
          .add("channel", ChannelName.class, mention -> mention.channel().name())
          .add("content", String.class, mention -> mention.message().content())
          .add("created_at", Instant.class, mention -> mention.message().createdAt())
          .add("message_id", ChannelMessageId.class, mention -> mention.message().id());

  static final View<Briefing> BRIEFING =
      View.of(Briefing.class)
          .leaveOut("at")
          .flatten(
              "agent",
              View.empty(Agent.class, "Agent")
                  .method("id", "agent_id")
                  .method("identity", "agent")
                  .note("agent", AGENT)
                  .method("selfDescription", "self_description")
                  .method("spawnCount", "spawn_count")
                  .note("spawn_count", "How many spawns it had."))
          .flatten(
              "spawn",
              View.empty(Spawn.class, "Spawn")
                  .method("number", "spawn_number")
                  .note("spawn_number", "The number of its open spawn.")
                  .method("wakes", "wakes")
                  .note("wakes", "How often it woke in its open spawn."))
          .note("last_sleep_at", "When it last wrote its journal or ended a spawn.")
          .flatten(
              "last_sent",
              View.empty(Briefing.Posted.class, "Sent")
                  .add("last_sent_channel", ChannelName.class, sent -> sent.channel().name())
                  .note("last_sent_channel", "The channel of the message that it sent last.")
                  .add("last_sent_at", Instant.class, sent -> sent.message().createdAt())
                  .add("last_sent", String.class, sent -> sent.message().content())
                  .note("last_sent", "The message that it sent last."))
          .flatten(
              "inbox",
              View.of(Briefing.Inbox.class)
                  .leaveOut("suggested")
                  .addOption(
                      "suggested_channel",
                      ChannelName.class,
                      inbox -> inbox.suggested().map(first -> first.channel().name()))
                  .note("suggested_channel", "The channel to read first.")
                  .nest("unread", UNREAD)
                  .note("unread", "Channels with unread messages, newest activity first.")
                  .nest("mentions", MENTION)
                  .note("mentions", "Unread messages that mention it, newest first."))
          .flatten(
              "work",
              View.of(Briefing.Work.class)
                  .nest("hand_offs", HAND_OFF)
                  .note("hand_offs", "Work handed to it that it has not acknowledged or closed.")
                  .nest("tasks", TASK)
                  .note("tasks", "Its pending tasks, then those that run.")
                  .nest("turns", TURN)
                  .note("turns", "Debates that wait for its answer, the most urgent first.")
                  .nest("paused_debates", PAUSED)
                  .note("paused_debates", "Paused debates that it takes part in."))
          .addOption(
              "next_action", String.class, briefing -> briefing.nextStep().map(FirstStep::action))
          .note("next_action", "The action to begin with.")
          .addOption(
              "next_target", String.class, briefing -> briefing.nextStep().map(NextStep::target))
          .note("next_target", "What it is about: an id or a name.")
          .nest("pack", PackViews.PACK)
          .note("pack", "Its core notes, its notes of the last week and the news of the last day.")
          .order(
              "agent_id",
              "agent",
              "self_description",
              "spawn_count",
              "spawn_number",
              "wakes",
              "last_sleep_at",
              "last_sent_channel",
              "last_sent_at",
              "last_sent",
              "unread_messages",
              "unread_channels",
              "suggested_channel",
              "next_action",
              "next_target",
              "hand_offs",
              "mentions",
              "tasks",
              "turns",
              "paused_debates");

  private NoteViews() {}
}
