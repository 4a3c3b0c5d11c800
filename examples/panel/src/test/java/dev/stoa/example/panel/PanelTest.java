package dev.stoa.example.panel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.stoa.application.debate.DebateReceipt;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.testkit.postgres.PostgresServer;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A panel of three scripted models, on both engines. */
final class PanelTest {

  private static final String LOG = "example.com/panel";

  @Test
  void threeModelsDecideInASqliteFile(@TempDir Path folder) {
    decides("jdbc:sqlite:" + folder.resolve("panel.db"));
  }

  @Test
  void threeModelsDecideInPostgres() {
    decides(PostgresServer.shared().newDatabase() + "&currentSchema=panel");
  }

  private static void decides(String url) {
    SigningKey key = SigningKey.generate(LOG, new SecureRandom());
    try (Panel panel = new Panel(url, key)) {
      DebateReceipt receipt =
          panel.debate(
              "Cache or not?",
              Map.of(
                  "ada", scripted(seen -> "Cache it.\nConfidence: 0.9\nChoice: ada"),
                  "bob", scripted(PanelTest::convincible),
                  "cyd", scripted(seen -> "Do nothing.\nConfidence: 0.6\nChoice: cyd")));
      assertTrue(receipt.verify(LOG, key.verifier()).isRight());
      assertTrue(receipt.document().contains("\"winner\":\"ada\""), receipt.document());
      assertTrue(receipt.document().contains("Do nothing."), receipt.document());
      DebateReceipt forged =
          new DebateReceipt(
              receipt.document().replace("Cache it.", "Cache it!"),
              receipt.auditSequence(),
              receipt.proof());
      assertEquals(
          "the audit entry attests another document", forged.verify(LOG, key.verifier()).getLeft());
    }
  }

  /** Holds its own position until it hears that of ada. */
  private static String convincible(String seen) {
    return seen.contains("ada (")
        ? "I agree with ada.\nConfidence: 0.8\nChoice: ada"
        : "Measure first.\nConfidence: 0.7\nChoice: bob";
  }

  private static ChatModel scripted(UnaryOperator<String> script) {
    return new ChatModel() {
      @Override
      public ChatResponse doChat(ChatRequest request) {
        String seen = ((UserMessage) request.messages().get(0)).singleText();
        return ChatResponse.builder().aiMessage(AiMessage.from(script.apply(seen))).build();
      }
    };
  }
}
