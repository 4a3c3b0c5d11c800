package dev.stoa.actions.notebook;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.notebook.Briefing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.temporal.ChronoUnit;

/** A briefing in a few lines, for people and for prompts. */
final class BriefingText {

  private BriefingText() {}

  static String of(Briefing briefing) {
    Briefing.Work work = briefing.work();
    return agent(briefing)
        + unread(briefing.inbox())
        + part("It is your turn in", work.turns().map(BriefingText::turn))
        + part("Handed to you", work.handOffs().map(BriefingText::handOff))
        + part("You are mentioned in", briefing.inbox().mentions().map(BriefingText::mention))
        + part("Your tasks", work.tasks().map(BriefingText::task))
        + part("Paused debates", work.pausedDebates().map(BriefingText::paused))
        + known(briefing)
        + FirstStep.line(briefing);
  }

  private static String agent(Briefing briefing) {
    Seq<String> facts =
        Vector.of(
                briefing.agent().selfDescription(),
                briefing.spawn().map(BriefingText::spawn),
                briefing
                    .lastSleepAt()
                    .map(at -> "last sleep " + at.truncatedTo(ChronoUnit.SECONDS)),
                briefing.lastSent().map(sent -> "last sent in " + mention(sent)))
            .flatMap(fact -> fact);
    return briefing.agent().identity()
        + (facts.isEmpty() ? "" : ": " + facts.mkString("; "))
        + "\n";
  }

  private static String spawn(Spawn open) {
    return "spawn " + open.number() + ", woke " + open.wakes() + " times in it";
  }

  private static String unread(Briefing.Inbox inbox) {
    return inbox.unreadMessages() == 0
        ? "No unread messages.\n"
        : "Unread: "
            + inbox.unreadMessages()
            + " in "
            + inbox.unreadChannels()
            + " channels ("
            + inbox.unread().map(one -> one.channel().name() + " " + one.unread()).mkString(", ")
            + ")\n";
  }

  private static String turn(Briefing.DebateTurnDue due) {
    return due.session().opened().topic()
        + " (until "
        + due.until().truncatedTo(ChronoUnit.SECONDS)
        + ", "
        + due.session().id()
        + ")";
  }

  private static String handOff(HandOff one) {
    return one.summary() + " (" + one.status().label() + ", " + one.id() + ")";
  }

  private static String mention(Briefing.Posted one) {
    return one.channel().name() + ": " + one.message().content();
  }

  private static String task(AgentTask one) {
    return one.order().input() + " (" + one.status().label() + ", " + one.id() + ")";
  }

  private static String paused(Briefing.PausedDebate one) {
    Option<String> gate = one.gate().map(held -> ", held by the gate " + held.id());
    return one.session().opened().topic() + " (" + one.session().id() + gate.getOrElse("") + ")";
  }

  private static String known(Briefing briefing) {
    return briefing.pack().items().isEmpty() ? "" : "Known:\n" + briefing.pack().text();
  }

  private static String part(String heading, Seq<String> lines) {
    return lines.isEmpty()
        ? ""
        : heading + ":\n" + lines.map(line -> "- " + line.replace("\n", "\n  ") + "\n").mkString();
  }
}
