package dev.stoa.actions.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** How callers give records that are described. */
class InputTest {

  record Draft(String text, double weight, Option<Span> span, int batch) {
    Draft {
      if (text.isBlank()) {
        throw new InvalidValue("text is blank: give one");
      }
    }
  }

  record Span(int from, int to) {}

  record Bounds(@Param("From.") Option<Integer> from, @Param("To.") Option<Integer> to) {

    private Option<Span> span() {
      return from.flatMap(first -> to.map(last -> new Span(first, last)));
    }

    private static Bounds of(Option<Span> span) {
      return new Bounds(span.map(Span::from), span.map(Span::to));
    }
  }

  record Add(Draft draft, @Param("Who adds it.") String as, @Paged(7) Paging page) {}

  record AddAll(@Param("All.") Seq<Draft> drafts) {}

  private static final Input<Draft> DRAFT =
      Input.of(Draft.class, "NewDraft")
          .param("text", "The text.")
          .rename("weight", "heavy")
          .param("heavy", "How much.", about -> about.between(0, 1).otherwise("0.5"))
          .flatten("span", Input.of(Bounds.class), Bounds::span, Bounds::of)
          .fix("batch", 9);

  private static final Input<Add> ADD =
      Input.of(Add.class).flatten("draft", DRAFT).order("text", "as");

  @Test
  void aDraftIsMadeOfTheMembersOfTheInput() {
    assertEquals(
        List.of("text", "as", "heavy", "from", "to", "after", "limit"),
        ADD.shape().members().map(Member::name).toList());
    Add add = read(ADD, "{'text':'a','as':'ada','from':1,'to':2}");
    assertEquals(new Draft("a", 0.5, Option.some(new Span(1, 2)), 9), add.draft());
    assertEquals("ada", add.as());
    assertEquals(7, add.page().limit());
    assertEquals(
        "{\"after\":null,\"as\":\"ada\",\"from\":1,\"heavy\":0.5,\"limit\":7,\"text\":\"a\",\"to\":2}",
        Shapes.json(ADD.shape(), add).text());
  }

  @Test
  void whatADraftRefusesIsRefusedWithItsPlace() {
    Input<AddAll> all = Input.of(AddAll.class).nest("drafts", DRAFT);
    assertEquals(2, read(all, "{'drafts':[{'text':'a'},{'text':'b'}]}").drafts().size());
    BadInput blank =
        assertThrows(BadInput.class, () -> read(all, "{'drafts':[{'text':'a'},{'text':' '}]}"));
    assertEquals("drafts[1]: text is blank: give one", blank.sentence(component -> component));
    BadInput heavy =
        assertThrows(BadInput.class, () -> read(ADD, "{'text':'a','as':'b','heavy':2}"));
    assertEquals("heavy: 2.0 is out of range: give 0 to 1", heavy.sentence(component -> component));
  }

  private static <T extends Record> T read(Input<T> input, String json) {
    return input.cast(input.shape().read(JsonParser.parse(json.replace('\'', '"'))));
  }
}
