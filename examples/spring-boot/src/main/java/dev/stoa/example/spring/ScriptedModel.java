package dev.stoa.example.spring;

import java.util.List;
import java.util.stream.Collectors;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.stereotype.Component;

/** In the place of a model, which would need a network: says what it was told. */
@Component
class ScriptedModel implements ChatModel {

  @Override
  public ChatResponse call(Prompt prompt) {
    String told =
        prompt.getInstructions().stream()
            .filter(UserMessage.class::isInstance)
            .map(Message::getText)
            .collect(Collectors.joining(" "));
    String known =
        prompt.getSystemMessage().getText().lines().skip(1).collect(Collectors.joining("\n"));
    return new ChatResponse(
        List.of(new Generation(new AssistantMessage("You said: " + told + known))));
  }
}
