package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.notebook.WakeBriefing;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import io.vavr.collection.Seq;
import java.time.Duration;

/** How an agent is told what it needs to know when it wakes. */
final class BriefingView {

  private static final int TEXT_WIDTH = 80;

  private BriefingView() {}

  static String text(WakeBriefing briefing) {
    return "You are "
        + briefing.agent().identity()
        + ".\n"
        + briefing
            .agent()
            .selfDescription()
            .map(said -> Printable.shortened(said, TEXT_WIDTH) + "\n")
            .getOrElse("")
        + life(briefing)
        + section("Core notes", briefing.core().isEmpty(), NoteView.listed(briefing.core()))
        + section("Recent notes", briefing.recent().isEmpty(), NoteView.listed(briefing.recent()))
        + section("News", briefing.news().isEmpty(), news(briefing.news()))
        + briefing.lastSent().map(BriefingView::sent).getOrElse("")
        + unread(briefing)
        + briefing
            .suggested()
            .map(
                unread ->
                    "Begin with: stoa channel receive "
                        + unread.channel().name()
                        + " --as "
                        + briefing.agent().identity()
                        + "\n")
            .getOrElse("");
  }

  /** The table of the demo. */
  static Table summary(WakeBriefing briefing) {
    return Table.of("told", "value")
        .row("who", briefing.agent().identity())
        .row("life", life(briefing).strip())
        .row("core notes", briefing.core().map(note -> note.message()).mkString("; "))
        .row("recent notes", briefing.recent().map(note -> note.message()).mkString("; "))
        .row("news", briefing.news().map(KnowledgeEntry::content).mkString("; "))
        .row("last said", briefing.lastSent().map(sent -> sent.message().content()).getOrElse("-"))
        .row("unread", briefing.unreadMessages())
        .row(
            "begin with",
            briefing.suggested().map(unread -> unread.channel().name().value()).getOrElse("-"));
  }

  static JsonObject json(WakeBriefing briefing) {
    return new JsonMembers()
        .with("agent_id", briefing.agent().id().value())
        .with("identity", briefing.agent().identity().value())
        .withText("self_description", briefing.agent().selfDescription())
        .with("spawn_count", briefing.agent().spawnCount())
        .withNumber("spawn_number", briefing.spawn().map(spawn -> spawn.number()))
        .withNumber("wakes", briefing.spawn().map(spawn -> spawn.wakes()))
        .withText("last_sleep_at", NoteView.text(briefing.lastSleepAt()))
        .with("unread_messages", briefing.unreadMessages())
        .with("unread_channels", briefing.unreadChannels())
        .with("unread", briefing.unread().map(BriefingView::json))
        .with("core", briefing.core().map(NoteView::json))
        .with("recent", briefing.recent().map(NoteView::json))
        .withText(
            "last_sent_channel", briefing.lastSent().map(sent -> sent.channel().name().value()))
        .withText("last_sent", briefing.lastSent().map(sent -> sent.message().content()))
        .withText(
            "last_sent_at",
            NoteView.text(briefing.lastSent().map(sent -> sent.message().createdAt())))
        .with("news", briefing.news().map(BriefingView::json))
        .withText(
            "suggested_channel",
            briefing.suggested().map(unread -> unread.channel().name().value()))
        .object();
  }

  private static String life(WakeBriefing briefing) {
    String spawn =
        briefing
            .spawn()
            .map(
                open ->
                    "Spawn #"
                        + open.number()
                        + ", woke "
                        + open.wakes()
                        + (open.wakes() == 1 ? " time" : " times"))
            .getOrElse("No open spawn of " + briefing.agent().spawnCount());
    return spawn
        + briefing.sinceLastSleep().map(since -> ", last sleep " + ago(since)).getOrElse("")
        + ".\n";
  }

  private static String ago(Duration since) {
    if (since.toDays() > 0) {
      return since.toDays() + " d ago";
    }
    return since.toHours() > 0 ? since.toHours() + " h ago" : since.toMinutes() + " min ago";
  }

  private static String section(String title, boolean empty, Table table) {
    return empty ? "" : "\n" + title + "\n" + table.text();
  }

  private static String sent(WakeBriefing.Sent sent) {
    return "\nYou last said in "
        + sent.channel().name()
        + ", "
        + Instants.text(sent.message().createdAt())
        + ": "
        + Printable.shortened(sent.message().content(), TEXT_WIDTH)
        + "\n";
  }

  private static String unread(WakeBriefing briefing) {
    return briefing.unreadMessages() == 0
        ? "\nNothing is unread.\n"
        : "\nUnread: "
            + briefing.unreadMessages()
            + " in "
            + briefing.unreadChannels()
            + (briefing.unreadChannels() == 1 ? " channel" : " channels")
            + "\n"
            + Table.of("channel", "unread")
                .rows(
                    briefing.unread(),
                    unread -> new Object[] {unread.channel().name(), unread.unread()})
                .text();
  }

  private static Table news(Seq<KnowledgeEntry> entries) {
    return Table.of("domain", "content", "told")
        .rows(
            entries,
            entry ->
                new Object[] {
                  entry.domain(),
                  Printable.shortened(entry.content(), TEXT_WIDTH),
                  Instants.text(entry.createdAt())
                });
  }

  private static JsonObject json(UnreadChannel unread) {
    return new JsonMembers()
        .with("channel_id", unread.channel().id().value())
        .with("name", unread.channel().name().value())
        .with("unread", unread.unread())
        .object();
  }

  private static JsonObject json(KnowledgeEntry entry) {
    return new JsonMembers()
        .with("knowledge_id", entry.id().value())
        .with("domain", entry.domain().value())
        .with("content", entry.content())
        .with("created_at", Instants.text(entry.createdAt()))
        .object();
  }
}
