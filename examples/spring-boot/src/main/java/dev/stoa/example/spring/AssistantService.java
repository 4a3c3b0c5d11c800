package dev.stoa.example.spring;

import dev.stoa.spring.ai.PackAdvisor;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.MessageChatMemoryAdvisor;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.stereotype.Service;

/** Answers questions, with the conversation and what is known about the question in the prompt. */
@Service
public class AssistantService {

  private final ChatClient client;

  AssistantService(ChatModel model, ChatMemory memory, PackAdvisor knowledge) {
    this.client =
        ChatClient.builder(model)
            .defaultSystem("You answer questions about orders, briefly.")
            .defaultAdvisors(
                MessageChatMemoryAdvisor.builder(memory).build(),
                knowledge.asking(question -> question.tokens(800)))
            .build();
  }

  /** The answer to a question of a conversation, which remembers both. */
  public String answer(String conversation, String question) {
    return client
        .prompt()
        .user(question)
        .advisors(advisor -> advisor.param(ChatMemory.CONVERSATION_ID, conversation))
        .call()
        .content();
  }
}
