package dev.stoa.domain.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.search.SearchSource;
import org.junit.jupiter.api.Test;

final class PackQuestionTest {

  @Test
  void whatHasNoTextForAPromptIsRefused() {
    PackQuestion question = PackQuestion.about("retries");
    assertEquals(
        "a turn cannot be packed: use memory, note, knowledge, correction, lesson, consensus,"
            + " evidence, message, file",
        assertThrows(InvalidValue.class, () -> question.in(SearchSource.MEMORY, SearchSource.TURN))
            .getMessage());
  }

  @Test
  void aSourceHasTheLabelItHasInSearches() {
    for (PackSource source : PackSource.values()) {
      assertEquals(source.label(), source.searched().label());
    }
  }
}
