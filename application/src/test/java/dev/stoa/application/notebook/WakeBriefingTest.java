package dev.stoa.application.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.notebook.Note;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class WakeBriefingTest {

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
    WakeBriefing between = woken();
    assertEquals(Option.none(), between.spawn());
    assertEquals(Option.some(ended), between.lastSleepAt());
    desk.agents.startSpawn("ada");
    WakeBriefing second = woken();
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
    WakeBriefing briefing = woken();
    assertEquals(Vector.of(old.id()), briefing.core().map(Note::id));
    assertEquals(notes.reverse().take(3), briefing.recent());
    notes.take(4).forEach(note -> desk.notebook.markCore("ada", note.id().value(), true));
    assertEquals(notes.take(4).reverse().take(3).map(Note::id), woken().core().map(Note::id));
  }

  @Test
  void itCountsWhatIsUnreadAndSuggestsWhereToBegin() {
    for (int i = 0; i < 7; i++) {
      posted(channel("c" + i), i == 2 || i == 4 ? 3 : 1);
    }
    channel("quiet");
    WakeBriefing briefing = woken();
    assertEquals(11, briefing.unreadMessages());
    assertEquals(7, briefing.unreadChannels());
    assertEquals(
        Vector.of("c6", "c5", "c4", "c3", "c2"),
        briefing.unread().map(unread -> unread.channel().name().value()));
    assertEquals("c4", briefing.suggested().get().channel().name().value());
    ChannelId feedback = channel("space-feedback");
    assertEquals("c4", woken().suggested().get().channel().name().value());
    posted(feedback, 1);
    assertEquals("space-feedback", woken().suggested().get().channel().name().value());
  }

  @Test
  void itTellsWhatTheAgentSaidLast() {
    assertEquals(Option.none(), woken().lastSent());
    ChannelId first = channel("first");
    ChannelId second = channel("second");
    desk.channels.post(Post.of(second, ada, "one")).get();
    desk.channels.post(Post.of(first, ada, "two")).get();
    posted(second, 1);
    WakeBriefing.Sent sent = woken().lastSent().get();
    assertEquals("first", sent.channel().name().value());
    assertEquals("two", sent.message().content());
  }

  @Test
  void itCountsMoreUnreadChannelsThanAPageHolds() {
    int count = Page.MAX_SIZE + 1;
    for (int i = 0; i < count; i++) {
      posted(channel("c" + i), 1);
    }
    assertEquals(count, woken().unreadChannels());
    assertEquals(count, woken().unreadMessages());
  }

  @Test
  void itTellsTheNewsOfTheDayThatConcernAll() {
    contribute("decision", "yesterday");
    desk.pass(Duration.ofHours(25));
    contribute("lunch", "soup");
    contribute("decisions", "looks alike");
    contribute("architecture/caching", "We cache");
    contribute("consensus", "We agree");
    assertEquals(Vector.of("We agree", "We cache"), woken().news().map(entry -> entry.content()));
    Vector.range(0, 6).forEach(i -> contribute("operations", "o" + i));
    assertEquals(
        Vector.of("o5", "o4", "o3", "o2", "o1"), woken().news().map(entry -> entry.content()));
  }

  @Test
  void anAgentWithoutDataGetsAnEmptyBriefing() {
    WakeBriefing briefing = desk.notebook.briefing("ada").get();
    assertEquals(ada, briefing.agent().id());
    assertEquals(0, briefing.unreadMessages());
    assertEquals(Option.none(), briefing.suggested());
    assertTrue(briefing.core().isEmpty() && briefing.recent().isEmpty());
  }

  private WakeBriefing woken() {
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
