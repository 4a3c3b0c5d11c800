package dev.stoa.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.application.debate.DebatePrompt;
import dev.stoa.application.debate.DebateRun;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a model says becomes an answer with a confidence and a vote. */
final class ModelParticipantTest {

  private static final DebatePrompt PROMPT =
      new DebatePrompt(
          "Cache or not?",
          new AgentName("ada"),
          1,
          DebatePhase.PROPOSAL,
          new DebateTurnId("t1"),
          Vector.empty());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Cache it.\\nConfidence: 0.9\\nChoice: ada | Cache it. | 0.9 | ada",
        "Cache it.\\n\\n**Confidence:** .75\\n**Choice:** \"bob\". | Cache it. | 0.75 | bob",
        "confidence: 1\\nCache it.\\nchoice: ada | Cache it. | 1 | ada",
        "The choice: cache it. | The choice: cache it. | 0.4 | ",
        "Cache it.\\nConfidence: high | Cache it.\\nConfidence: high | 0.4 | ",
        "Confidence: 1.5\\nChoice: ada | Confidence: 1.5 | 0.4 | ada",
        "Confidence: 0.5 | Confidence: 0.5 | 0.5 | "
      })
  void confidenceAndChoiceAreReadFromTheAnswer(
      String text, String content, double confidence, String choice) {
    DebateAnswer answer =
        new ModelParticipant(saying(text.replace("\\n", "\n")), 0.4).answer(PROMPT);
    assertEquals(content.replace("\\n", "\n"), answer.content());
    assertEquals(confidence, answer.confidence());
    assertEquals(Option.of(choice), answer.choice());
  }

  @Test
  void theModelSeesTheDebateAndWhatIsExpected() {
    List<String> seen = new ArrayList<>();
    ChatModel model =
        new ChatModel() {
          @Override
          public ChatResponse doChat(ChatRequest request) {
            seen.add(((UserMessage) request.messages().get(0)).singleText());
            return ChatResponse.builder().aiMessage(AiMessage.from("Cache it.")).build();
          }
        };
    assertEquals(0.5, new ModelParticipant(model).answer(PROMPT).confidence());
    assertTrue(seen.get(0).startsWith(PROMPT.text()), seen::toString);
    assertTrue(seen.get(0).contains("Choice: "), seen::toString);
  }

  @Test
  void modelsDebateToAConclusion() {
    try (Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system())) {
      DebateOperations debates = stoa.debates().registering();
      DebateSessionId id = debates.open(NewDebateSession.about("Cache or not?")).id();
      debates.start(id).get();
      DebateParticipant ada =
          new ModelParticipant(saying("Cache it.\nConfidence: 0.9\nChoice: ada"));
      DebateParticipant bob = new ModelParticipant(saying("Fine.\nConfidence: 0.8\nChoice: ada"));
      DebateRun run =
          debates.run(id, Map.of(new AgentName("ada"), ada, new AgentName("bob"), bob)).get();
      assertEquals(Option.some(new AgentName("ada")), run.concluded().get().outcome().winner());
    }
  }

  static ChatModel saying(String text) {
    return new ChatModel() {
      @Override
      public ChatResponse doChat(ChatRequest request) {
        return ChatResponse.builder().aiMessage(AiMessage.from(text)).build();
      }
    };
  }
}
