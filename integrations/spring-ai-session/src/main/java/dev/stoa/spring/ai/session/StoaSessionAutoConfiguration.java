package dev.stoa.spring.ai.session;

import dev.stoa.application.Workspace;
import org.springframework.ai.session.SessionRepository;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** Sessions in the workspace that the starter opens. */
@AutoConfiguration(afterName = "dev.stoa.spring.boot.StoaAutoConfiguration")
@ConditionalOnClass(name = "org.springframework.ai.session.SessionRepository")
@ConditionalOnBean(Workspace.class)
public class StoaSessionAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean
  SessionRepository stoaSessionRepository(Workspace workspace) {
    return new StoaSessionRepository(workspace);
  }
}
