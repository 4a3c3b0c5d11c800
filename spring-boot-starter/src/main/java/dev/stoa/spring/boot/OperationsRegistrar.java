package dev.stoa.spring.boot;

import dev.stoa.bootstrap.Stoa;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.BeanNameGenerator;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.type.AnnotationMetadata;

/**
 * Makes the operations of every context beans, by the methods of {@link Stoa} that give them; not
 * those of which the application has a bean already.
 */
final class OperationsRegistrar implements ImportBeanDefinitionRegistrar {

  @Override
  public void registerBeanDefinitions(
      AnnotationMetadata metadata, BeanDefinitionRegistry registry, BeanNameGenerator names) {
    ListableBeanFactory beans = (ListableBeanFactory) registry;
    String[] stoa = beans.getBeanNamesForType(Stoa.class, true, false);
    if (stoa.length != 1) {
      return;
    }
    accessors()
        .filter(
            accessor ->
                beans.getBeanNamesForType(accessor.getReturnType(), true, false).length == 0)
        .forEach(
            accessor ->
                registry.registerBeanDefinition(
                    "stoa" + accessor.getReturnType().getSimpleName(),
                    definition(stoa[0], accessor)));
  }

  /** The methods that give operations, in a fixed order. */
  static Stream<Method> accessors() {
    return Arrays.stream(Stoa.class.getMethods())
        .filter(method -> method.getParameterCount() == 0)
        .filter(method -> method.getReturnType().getSimpleName().endsWith("Operations"))
        .sorted(Comparator.comparing(Method::getName));
  }

  private static RootBeanDefinition definition(String stoa, Method accessor) {
    RootBeanDefinition definition = new RootBeanDefinition(accessor.getReturnType());
    definition.setFactoryBeanName(stoa);
    definition.setFactoryMethodName(accessor.getName());
    definition.setTargetType(accessor.getReturnType());
    // Operations are made when they are first used: an application uses a few contexts.
    definition.setLazyInit(true);
    return definition;
  }
}
