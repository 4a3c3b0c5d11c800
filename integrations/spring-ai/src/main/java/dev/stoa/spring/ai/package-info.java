/** Chat memory, sessions and packed context for Spring AI 1.1 and 2.0. */
@NullMarked
package dev.stoa.spring.ai;

import org.jspecify.annotations.NullMarked;
