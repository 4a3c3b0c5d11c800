package dev.stoa.anthropic;

import com.anthropic.client.AnthropicClient;
import com.anthropic.models.beta.messages.BetaMemoryTool20250818;
import com.anthropic.models.beta.messages.BetaMessage;
import com.anthropic.models.beta.messages.MessageCreateParams;
import com.anthropic.models.beta.messages.ToolRunnerCreateParams;
import com.anthropic.models.messages.Model;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.files.FileScope;

/** A model that keeps what it learns about a user, whichever process asks it. */
public final class Example {

  static String ask(AnthropicClient client, Stoa stoa, String user, String question) {
    MessageCreateParams message =
        MessageCreateParams.builder()
            .model(Model.CLAUDE_SONNET_5)
            .maxTokens(2048)
            .addTool(BetaMemoryTool20250818.builder().build())
            .addUserMessage(question)
            .build();
    ToolRunnerCreateParams params =
        ToolRunnerCreateParams.builder()
            .betaMemoryToolHandler(StoaMemoryTool.of(stoa, FileScope.user(user)))
            .initialMessageParams(message)
            .build();
    StringBuilder said = new StringBuilder();
    for (BetaMessage reply : client.beta().messages().toolRunner(params)) {
      reply.content().forEach(block -> block.text().ifPresent(text -> said.append(text.text())));
    }
    return said.toString();
  }
}
