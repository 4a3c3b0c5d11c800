package dev.stoa.spring.ai;

import dev.stoa.application.Workspace;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.ChatMemoryRepository;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What Spring AI uses of the workspace that the starter opens; before its own memory. */
@AutoConfiguration(
    afterName = "dev.stoa.spring.boot.StoaAutoConfiguration",
    beforeName =
        "org.springframework.ai.model.chat.memory.autoconfigure.ChatMemoryAutoConfiguration")
@ConditionalOnBean(Workspace.class)
public class StoaSpringAiAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean
  ChatMemoryRepository stoaChatMemoryRepository(Workspace workspace) {
    return new StoaChatMemoryRepository(workspace);
  }

  @Bean
  @ConditionalOnMissingBean
  ChatMemory stoaChatMemory(Workspace workspace) {
    return new StoaChatMemory(workspace);
  }

  /** For clients; Spring AI alone has models only. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "org.springframework.ai.chat.client.ChatClient")
  static class Clients {

    @Bean
    @ConditionalOnMissingBean
    PackAdvisor stoaPackAdvisor(Workspace workspace) {
      return new PackAdvisor(workspace.packs());
    }
  }
}
