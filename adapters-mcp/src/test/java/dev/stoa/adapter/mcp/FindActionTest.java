package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Actions are found by the words that an agent would use. */
class FindActionTest {

  private static final int SHOWN = 5;
  private static final Rights AGENT = new Rights(Effect.DESTRUCTIVE, true);
  private static final Rights OPERATOR = new Rights(Effect.DESTRUCTIVE, false);

  private final FindAction find = new FindAction(ActionTool.actions(Catalogue.complete()));

  /** A question, and the actions that answer it: each of them will do. */
  private record Question(String words, Seq<String> expected) {

    private static Question of(String line) {
      String[] parts = line.split(" \\| ");
      return new Question(parts[0], Vector.of(parts[1].split(" ")));
    }
  }

  private static Seq<Question> questions(String file) throws IOException {
    try (InputStream in = Objects.requireNonNull(FindActionTest.class.getResourceAsStream(file))) {
      return Vector.ofAll(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList())
          .map(Question::of);
    }
  }

  /** Those of an agent, unless it takes an operator. */
  private Rights rights(Question question) {
    return find.actions()
            .exists(action -> question.expected().contains(action.name()) && AGENT.offer(action))
        ? AGENT
        : OPERATOR;
  }

  /** Those of a file for which no right action is among the first five. */
  private Seq<String> missed(String file, int count) throws IOException {
    Seq<Question> all = questions(file);
    assertEquals(count, all.size());
    Seq<String> names = find.actions().map(Action::name).toVector();
    assertEquals(
        Vector.empty(), all.flatMap(Question::expected).reject(names::contains).toVector());
    return all.reject(
            one ->
                find.found(rights(one), one.words())
                    .take(SHOWN)
                    .exists(action -> one.expected().contains(action.name())))
        .map(Question::words);
  }

  @Test
  void questionsOfAgentsFindAnAction() throws IOException {
    Seq<String> missed = missed("questions.txt", 40);
    assertTrue(missed.size() <= 2, missed::toString);
  }

  @Test
  void soDoOtherQuestions() throws IOException {
    Seq<String> missed = missed("other-questions.txt", 20);
    assertTrue(missed.size() <= 2, missed::toString);
  }
}
