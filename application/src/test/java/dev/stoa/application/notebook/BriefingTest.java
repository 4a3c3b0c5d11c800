package dev.stoa.application.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.notebook.Briefing;
import dev.stoa.domain.notebook.NextStep;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.pack.LeftOut;
import dev.stoa.domain.pack.LeftOutReason;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackItem;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class BriefingTest {

  @AutoClose private final Desk desk = new Desk();
  private final AgentId ada = desk.registered("ada");
  private final AgentId bob = desk.registered("bob");

  @Test
  void wakingCountsWithinTheOpenSpawn() {
    assertEquals(Option.none(), woken().spawn());
    Spawn first = desk.agents.startSpawn("ada").get();
    assertEquals(1, woken().spawn().get().wakes());
    assertEquals(2, woken().spawn().get().wakes());
    assertEquals(2, desk.notebook.briefing("ada").get().spawn().get().wakes());
    Instant ended = desk.agents.endSpawn(first.id()).get().endedAt().get();
    Briefing between = woken();
    assertEquals(Option.none(), between.spawn());
    assertEquals(Option.some(ended), between.lastSleepAt());
    desk.agents.startSpawn("ada");
    Briefing second = woken();
    assertEquals(2, second.spawn().get().number());
    assertEquals(1, second.spawn().get().wakes());
    assertEquals(Option.some(ended), second.lastSleepAt());
    assertTrue(
        desk.agents.resolve("ada").get().lastActiveAt().get().isAfter(ended), "waking is an act");
  }

  @Test
  void sleepIsTheLastJournalOrTheLastSpawnThatEnded() {
    assertEquals(Option.none(), woken().sinceLastSleep());
    Note journal = desk.written("ada", "journal", "Good night");
    assertEquals(Option.some(journal.editedAt()), woken().lastSleepAt());
    desk.pass(Duration.ofHours(8));
    assertEquals(8, woken().sinceLastSleep().get().toHours());
    Spawn spawn = desk.agents.startSpawn("ada").get();
    Instant ended = desk.agents.endSpawn(spawn.id()).get().endedAt().get();
    assertEquals(Option.some(ended), woken().lastSleepAt());
  }

  @Test
  void itShowsTheNewestCoreAndRecentNotes() {
    Note old = desk.written("ada", "notes", "old");
    desk.notebook.markCore("ada", old.id().value(), true);
    desk.pass(Duration.ofDays(8));
    Seq<Note> notes = Vector.range(0, 5).map(i -> desk.written("ada", "notes", "n" + i));
    desk.written("ada", "journal", "Good night");
    desk.written("bob", "notes", "not hers");
    assertEquals(Vector.of(old.id()), known("a core note").map(Note::id));
    assertEquals(notes.reverse().take(3), known("written in the last week"));
    notes.take(4).forEach(note -> desk.notebook.markCore("ada", note.id().value(), true));
    assertEquals(notes.take(4).reverse().take(3).map(Note::id), known("a core note").map(Note::id));
    assertEquals(Vector.of(notes.last()), known("written in the last week"), "each comes once");
  }

  @Test
  void whatAPromptGetsOfItHasABudget() {
    String same = "Retry every call with full jitter and a cap of five";
    desk.written("ada", "notes", same + ".");
    desk.written("ada", "notes", same + "!");
    Note cached = desk.written("ada", "notes", "Prices are cached for an hour, stock is not.");
    Pack pack = woken().pack();
    assertEquals(2, pack.items().size());
    assertEquals(Vector.of(LeftOutReason.NEAR_DUPLICATE), pack.leftOut().map(LeftOut::reason));
    Pack small = desk.notebook.wake("ada", 25).get().pack();
    assertEquals(cached.id().value(), small.items().single().at().id());
    assertEquals(2, small.leftOut().count(one -> one.reason() == LeftOutReason.BUDGET));
    assertEquals(small, desk.notebook.briefing("ada", 25).get().pack());
    assertThrows(InvalidValue.class, () -> desk.notebook.briefing("ada", 0));
  }

  @Test
  void itCountsWhatIsUnreadAndSuggestsWhereToBegin() {
    for (int i = 0; i < 7; i++) {
      posted(channel("c" + i), i == 2 || i == 4 ? 3 : 1);
    }
    channel("quiet");
    Briefing briefing = woken();
    assertEquals(11, briefing.inbox().unreadMessages());
    assertEquals(7, briefing.inbox().unreadChannels());
    assertEquals(
        Vector.of("c6", "c5", "c4", "c3", "c2"),
        briefing.inbox().unread().map(unread -> unread.channel().name().value()));
    assertEquals("c4", briefing.inbox().suggested().get().channel().name().value());
    ChannelId feedback = channel("space-feedback");
    assertEquals("c4", woken().inbox().suggested().get().channel().name().value());
    posted(feedback, 1);
    assertEquals("space-feedback", woken().inbox().suggested().get().channel().name().value());
  }

  @Test
  void itTellsWhatTheAgentSaidLast() {
    assertEquals(Option.none(), woken().lastSent());
    ChannelId first = channel("first");
    ChannelId second = channel("second");
    desk.channels.post(Post.of(second, ada, "one")).get();
    desk.channels.post(Post.of(first, ada, "two")).get();
    posted(second, 1);
    Briefing.Posted sent = woken().lastSent().get();
    assertEquals("first", sent.channel().name().value());
    assertEquals("two", sent.message().content());
  }

  @Test
  void itCountsMoreUnreadChannelsThanAPageHolds() {
    int count = Page.MAX_SIZE + 1;
    for (int i = 0; i < count; i++) {
      posted(channel("c" + i), 1);
    }
    assertEquals(count, woken().inbox().unreadChannels());
    assertEquals(count, woken().inbox().unreadMessages());
  }

  @Test
  void itTellsTheNewsOfTheDayThatConcernAll() {
    contribute("decision", "yesterday");
    desk.pass(Duration.ofHours(25));
    contribute("lunch", "soup");
    contribute("decisions", "looks alike");
    contribute("architecture/caching", "We cache");
    contribute("consensus", "We agree");
    assertEquals(Vector.of("consensus\nWe agree", "architecture/caching\nWe cache"), texts());
    Vector.range(0, 6).forEach(i -> contribute("operations", "o" + i));
    assertEquals(
        Vector.of("o5", "o4", "o3", "o2", "o1").map(text -> "operations\n" + text), texts());
  }

  @Test
  void anAgentWithoutDataGetsAnEmptyBriefing() {
    Briefing briefing = desk.notebook.briefing("ada").get();
    assertEquals(ada, briefing.agent().id());
    assertEquals(0, briefing.inbox().unreadMessages());
    assertEquals(Option.none(), briefing.inbox().suggested());
    assertTrue(briefing.pack().items().isEmpty());
  }

  @Test
  void itHasTheWorkHandedToTheAgent() {
    ChannelId ops = channel("ops");
    HandOff first = desk.handOffs.offer(HandOffRequest.of(ops, bob, ada, "first")).get();
    HandOff second = desk.handOffs.offer(HandOffRequest.of(ops, bob, ada, "second")).get();
    desk.handOffs.offer(HandOffRequest.of(ops, ada, bob, "not hers")).get();
    HandOff done = desk.handOffs.offer(HandOffRequest.of(ops, bob, ada, "done")).get();
    desk.handOffs.cancel(done.id(), bob).get();
    HandOff taken = desk.handOffs.acknowledge(first.id(), ada).get();
    assertEquals(Vector.of(second, taken), woken().work().handOffs().toVector());
    assertNext(NextStep.Kind.ACKNOWLEDGE, second.id().value());
  }

  @Test
  void itHasThePendingAndRunningTasksOfTheAgent() {
    AgentTask first = desk.tasks.create(AgentTaskOrder.of(ada, "first")).get();
    AgentTask second = desk.tasks.create(AgentTaskOrder.of(ada, "second")).get();
    desk.tasks.create(AgentTaskOrder.of(bob, "not hers")).get();
    assertNext(NextStep.Kind.CLAIM, "ada");
    AgentTaskWorker worker = AgentTaskWorker.named("w");
    AgentTask running = desk.tasks.claim(worker, 1, AgentTaskLease.USUAL).head();
    assertEquals(first.id(), running.id());
    assertEquals(Vector.of(second, running), woken().work().tasks().toVector());
    desk.tasks.complete(running.claim(), AgentTaskOutput.NONE).get();
    desk.tasks.cancel(second.id()).get();
    assertEquals(Vector.empty(), woken().work().tasks().toVector());
    assertEquals(Option.none(), woken().nextStep());
  }

  @Test
  void itHasUnreadMentionsNewestFirst() {
    ChannelId ops = channel("ops");
    ChannelId dev = channel("dev");
    desk.channels.post(Post.of(ops, bob, "hello @ada")).get();
    desk.channels.post(Post.of(ops, bob, "hello @adam and @bob")).get();
    desk.channels.post(Post.of(ops, ada, "I am @ada")).get();
    desk.channels.post(Post.of(dev, bob, "@ada, are you there?")).get();
    assertEquals(
        Vector.of("@ada, are you there?", "hello @ada"),
        woken().inbox().mentions().map(one -> one.message().content()).toVector());
    assertNext(NextStep.Kind.READ, "dev");
    desk.channels.receive(ada, dev, 9).get();
    assertNext(NextStep.Kind.READ, "ops");
    desk.channels.receive(ada, ops, 9).get();
    assertEquals(Vector.empty(), woken().inbox().mentions().toVector());
  }

  @Test
  void itHasPausedDebatesThatNameTheAgentOrThatItSpokeIn() {
    AgentName adas = new AgentName("ada");
    DebateSessionId named =
        paused(
            NewDebateSession.about("named")
                .config(DebateConfig.USUAL.participants(Vector.of(adas))));
    DebateSessionId spoken = paused(NewDebateSession.about("spoken"));
    paused(NewDebateSession.about("of others"));
    desk.write(() -> desk.storage.debateTurns().addParticipants(spoken, Vector.of(adas)));
    assertEquals(
        Vector.of("spoken", "named"),
        woken().work().pausedDebates().map(one -> one.session().opened().topic()).toVector());
    assertNext(NextStep.Kind.RESUME, spoken.value());
    desk.write(
        () ->
            desk.storage
                .approvalGates()
                .add(
                    ApprovalGate.requested(
                        new GateId("g"),
                        spoken,
                        1,
                        DebatePhase.PROPOSAL,
                        ApprovalGate.USUAL,
                        desk.tick())));
    assertNext(NextStep.Kind.SEE_GATES, spoken.value());
    assertEquals("g", woken().work().pausedDebates().head().gate().get().id().value());
    desk.debates.resume(named).get();
    assertEquals(1, woken().work().pausedDebates().size());
  }

  @Test
  void itHasTheDebatesThatWaitForItsAnswer() {
    DebateConfig config =
        DebateConfig.USUAL.participants(Vector.of("ada", "bob").map(AgentName::new)).led();
    DebateSessionId first = running(NewDebateSession.about("first").config(config));
    running(NewDebateSession.about("not led").config(DebateConfig.USUAL));
    running(
        NewDebateSession.about("of others")
            .config(
                DebateConfig.USUAL
                    .participants(Vector.of("bob", "cat").map(AgentName::new))
                    .led()));
    Briefing.DebateTurnDue due = woken().work().turns().single();
    assertEquals(first, due.session().id());
    posted(channel("ops"), 1);
    assertNext(NextStep.Kind.ANSWER, first.value());
    desk.debates.append(first, TurnDraft.of(1, DebatePhase.values()[0], "ada", "Yes.")).get();
    assertEquals(Vector.empty(), woken().work().turns().toVector());
    assertNext(NextStep.Kind.READ, "ops");
    DebateSessionId late = running(NewDebateSession.about("late").config(config));
    assertNext(NextStep.Kind.ANSWER, late.value());
    desk.pass(config.longestAnswer());
    assertEquals(Vector.empty(), woken().work().turns().toVector(), "it is passed over");
  }

  private DebateSessionId running(NewDebateSession opened) {
    DebateSessionId id = desk.debates.open(opened).id();
    desk.debates.start(id).get();
    return id;
  }

  private Seq<Note> known(String why) {
    return woken()
        .pack()
        .items()
        .filter(item -> item.why().equals(why))
        .map(item -> desk.notebook.find("ada", new NoteId(item.at().id())).get().get());
  }

  private Seq<String> texts() {
    return woken().pack().items().map(PackItem::text);
  }

  private DebateSessionId paused(NewDebateSession opened) {
    DebateSessionId id = running(opened);
    desk.debates.pause(id).get();
    return id;
  }

  private void assertNext(NextStep.Kind kind, String target) {
    assertEquals(Option.some(new NextStep(kind, target)), woken().nextStep());
  }

  private Briefing woken() {
    return desk.notebook.wake("ada").get();
  }

  private ChannelId channel(String name) {
    return desk.channels.create(new ChannelName(name)).get().id();
  }

  private void posted(ChannelId channel, int times) {
    for (int i = 0; i < times; i++) {
      desk.channels.post(Post.of(channel, bob, "hello")).get();
    }
  }

  private void contribute(String domain, String content) {
    desk.knowledge.contribute("bob", Contribution.of(new DomainPath(domain), content)).get();
  }
}
