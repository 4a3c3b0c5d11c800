/** Uses nothing but the kernel. */
package dev.stoa.architecture.sample.domain.memory;
