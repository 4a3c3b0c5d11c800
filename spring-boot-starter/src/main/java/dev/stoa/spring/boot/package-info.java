/** Auto-configuration of a workspace for Spring Boot 3.5 and 4. */
@NullMarked
package dev.stoa.spring.boot;

import org.jspecify.annotations.NullMarked;
