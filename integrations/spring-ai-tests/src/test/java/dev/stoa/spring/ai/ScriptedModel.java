package dev.stoa.spring.ai;

import java.util.ArrayList;
import java.util.List;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;

/** A model that gives prepared answers in turn, and remembers what it was asked. */
final class ScriptedModel implements ChatModel {

  private final List<String> answers;
  private final List<Prompt> prompts = new ArrayList<>();

  ScriptedModel(String... answers) {
    this.answers = List.of(answers);
  }

  @Override
  public ChatResponse call(Prompt prompt) {
    prompts.add(prompt);
    String answer = answers.get(Math.min(prompts.size(), answers.size()) - 1);
    return new ChatResponse(List.of(new Generation(new AssistantMessage(answer))));
  }

  Prompt lastPrompt() {
    return prompts.get(prompts.size() - 1);
  }
}
