package dev.stoa.spring.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.pack.Pack;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.ChatClientResponse;

/** What is known about a question is in the prompt, within its budget. */
class PackAdvisorTest {

  private final Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system());
  private final ScriptedModel model = new ScriptedModel("Back off.");
  private final PackAdvisor advisor = new PackAdvisor(stoa.packs());

  @AfterEach
  void close() {
    stoa.close();
  }

  @Test
  void whatIsKnownFollowsTheInstructions() {
    stoa.memory().remember("Retries need full jitter").get();
    ChatClientResponse answer = asked(advisor, "How do we do retries?", "Answer briefly.");
    assertThat(model.lastPrompt().getSystemMessage().getText())
        .startsWith("Answer briefly.\n\nWhat is known about the question:\n\n- [m:")
        .contains("Retries need full jitter");
    assertThat(model.lastPrompt().getUserMessage().getText()).isEqualTo("How do we do retries?");
    assertThat(answer.context().get(PackAdvisor.PACK))
        .isInstanceOfSatisfying(Pack.class, pack -> assertThat(pack.items()).hasSize(1));
  }

  @Test
  void withoutInstructionsItIsTheSystemMessage() {
    stoa.memory().remember("Retries need full jitter").get();
    asked(advisor, "How do we do retries?", null);
    assertThat(model.lastPrompt().getSystemMessage().getText())
        .startsWith("What is known about the question:");
    assertThat(model.lastPrompt().getInstructions()).hasSize(2);
  }

  @Test
  void theBudgetIsThatOfTheQuestion() {
    for (int i = 0; i < 5; i++) {
      stoa.memory().remember("Retries of service number " + i + " need jitter of their own").get();
    }
    ChatClientResponse answer =
        asked(advisor.asking(about -> about.tokens(60)), "How do we do retries?", null);
    assertThat(answer.context().get(PackAdvisor.PACK))
        .isInstanceOfSatisfying(
            Pack.class,
            pack -> {
              assertThat(pack.tokens()).isLessThanOrEqualTo(60);
              assertThat(pack.items().size()).isBetween(1, 4);
            });
  }

  @Test
  void nothingKnownChangesNothing() {
    asked(advisor, "How do we do retries?", "Answer briefly.");
    assertThat(model.lastPrompt().getSystemMessage().getText()).isEqualTo("Answer briefly.");
  }

  @Test
  void aRefusalIsAnException() {
    assertThatThrownBy(
            () -> asked(advisor.asking(about -> about.as("unknown")), "Why do we retry?", null))
        .isInstanceOf(RefusalException.class);
  }

  private ChatClientResponse asked(PackAdvisor with, String question, String instructions) {
    ChatClient.ChatClientRequestSpec request =
        ChatClient.create(model).prompt().user(question).advisors(with);
    if (instructions != null) {
      request.system(instructions);
    }
    return request.call().chatClientResponse();
  }
}
