export const notSecure = {
  title: 'Not sent',
  text: 'This page is not secure, so we will not send your details over it. Please open it with https.',
}
