/** Sessions of Spring AI Session in a workspace. */
@NullMarked
package dev.stoa.spring.ai.session;

import org.jspecify.annotations.NullMarked;
