package dev.stoa.spring.boot;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;

/** An application that knows nothing of Stoa, and prints what its process took to start. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
class StartedApplication {

  /** What is printed before the milliseconds, those of the processors, and the number of beans. */
  static final String STARTED = "started after ";

  public static void main(String[] arguments) {
    try (ConfigurableApplicationContext context =
        SpringApplication.run(StartedApplication.class, arguments)) {
      System.out.println(
          STARTED
              + ManagementFactory.getRuntimeMXBean().getUptime()
              + " "
              + ProcessHandle.current()
                  .info()
                  .totalCpuDuration()
                  .map(Duration::toMillis)
                  .orElse(0L)
              + " "
              + context.getBeanDefinitionCount());
    }
  }
}
