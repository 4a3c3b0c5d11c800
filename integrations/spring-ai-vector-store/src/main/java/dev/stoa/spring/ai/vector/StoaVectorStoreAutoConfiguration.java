package dev.stoa.spring.ai.vector;

import dev.stoa.application.Workspace;
import io.micrometer.observation.ObservationRegistry;
import org.springframework.ai.embedding.BatchingStrategy;
import org.springframework.ai.embedding.EmbeddingModel;
import org.springframework.ai.vectorstore.VectorStore;
import org.springframework.ai.vectorstore.observation.VectorStoreObservationConvention;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigureOrder;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;

/** A vector store in the workspace, if there is a model that embeds: after those of Spring AI. */
@AutoConfiguration(afterName = "dev.stoa.spring.boot.StoaAutoConfiguration")
@AutoConfigureOrder(Ordered.LOWEST_PRECEDENCE)
@ConditionalOnClass(name = "org.springframework.ai.vectorstore.VectorStore")
@ConditionalOnProperty(
    name = "spring.ai.vectorstore.type",
    havingValue = "stoa",
    matchIfMissing = true)
@ConditionalOnBean({Workspace.class, EmbeddingModel.class})
public class StoaVectorStoreAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean(VectorStore.class)
  StoaVectorStore stoaVectorStore(
      Workspace workspace,
      EmbeddingModel model,
      @Value("${spring.ai.vectorstore.stoa.collection:" + StoaVectorStore.COLLECTION + "}")
          String collection,
      ObjectProvider<ObservationRegistry> observations,
      ObjectProvider<VectorStoreObservationConvention> convention,
      ObjectProvider<BatchingStrategy> batches) {
    StoaVectorStore.Builder store =
        StoaVectorStore.builder(workspace.vectors(), model)
            .collection(collection)
            .observationRegistry(observations.getIfUnique(() -> ObservationRegistry.NOOP))
            .customObservationConvention(convention.getIfAvailable());
    batches.ifAvailable(store::batchingStrategy);
    return store.build();
  }
}
