package dev.stoa.actions.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** How records of the domain are shown. */
class ViewTest {

  record Draft(String text, Option<Integer> grade) {}

  record Review(int stars, Option<String> reason) {}

  record Entry(long id, AgentId author, Draft draft, Option<Review> review, Option<AgentId> to) {

    public int length() {
      return draft.text().length();
    }
  }

  record Hit(Entry entry, Seq<Entry> others) {}

  private static final View<Entry> ENTRY =
      View.of(Entry.class)
          .rename("id", "entry_id")
          .agent("author", "Who wrote it.")
          .agent("to", "Who it is for.")
          .flatten("draft")
          .flatten("review")
          .leaveOut("grade")
          .method("length", "text_length")
          .before("text_length", "stars")
          .add("shout", String.class, entry -> entry.draft().text() + "!")
          .order("text", "entry_id");

  private static final Entry FULL =
      new Entry(
          1,
          new AgentId("a1"),
          new Draft("hi", Option.none()),
          Option.some(new Review(5, Option.some("short"))),
          Option.none());

  private static final Entry BARE =
      new Entry(
          2,
          new AgentId("a2"),
          new Draft("ho", Option.some(3)),
          Option.none(),
          Option.some(new AgentId("a1")));

  @Test
  void aRecordIsShownAsItsViewSays() {
    assertEquals(
        "{\"author\":null,\"author_id\":\"a1\",\"entry_id\":1,\"reason\":\"short\",\"shout\":\"hi!\","
            + "\"stars\":5,\"text\":\"hi\",\"text_length\":2,\"to\":null,\"to_id\":null}",
        Shapes.json(ENTRY.shape(), FULL).text());
    assertEquals(
        "{\"author\":null,\"author_id\":\"a2\",\"entry_id\":2,\"reason\":null,\"shout\":\"ho!\","
            + "\"stars\":null,\"text\":\"ho\",\"text_length\":2,\"to\":null,\"to_id\":\"a1\"}",
        Shapes.json(ENTRY.shape(), BARE).text());
  }

  @Test
  void membersAreInTheOrderOfTheDescription() {
    assertEquals(
        List.of(
            "text",
            "entry_id",
            "author_id",
            "author",
            "text_length",
            "stars",
            "reason",
            "to_id",
            "to",
            "shout"),
        ENTRY.shape().members().map(Member::name).toList());
    assertEquals("Who wrote it.", ENTRY.shape().member("author").get().description());
  }

  @Test
  void whatIsLookedUpIsLookedUpOnceForAllRecords() {
    int[] calls = {0};
    AnswerLookup<Long, Integer> twice =
        (workspace, keys) -> {
          calls[0]++;
          assertEquals(List.of(1L, 2L), keys.toList());
          return keys.toMap(key -> key, key -> (int) (2 * key));
        };
    View<Entry> item =
        View.empty(Entry.class, "Item")
            .lookup("double", int.class, twice, Entry::id, (entry, found) -> found.getOrElse(0));
    View<Hit> hit = View.of(Hit.class).nest("entry", item).nest("others", item);
    Workspace workspace = Stoa.over(TestWorkspace.create().storage(), Instant::now);
    Seq<Seen<Hit>> seen =
        hit.see(
            workspace, List.of(new Hit(FULL, List.of(BARE, FULL)), new Hit(BARE, List.empty())));
    assertEquals(1, calls[0]);
    assertEquals(
        "{\"entry\":{\"double\":2},\"others\":[{\"double\":4},{\"double\":2}]}",
        Shapes.json(hit.shape(), seen.head()).text());
  }

  @Test
  void anUnknownMemberIsRefused() {
    View<Draft> wrong = View.of(Draft.class).rename("tekst", "text");
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> wrong.shape().members());
    assertEquals("tekst is unknown: use text, grade", refused.getMessage());
  }
}
