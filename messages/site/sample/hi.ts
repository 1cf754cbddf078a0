export const pageTitle = 'न्योते का नमूना · Shagun';
export const notReal =
  'यह एक नमूना है: अपने मेहमान की तरह जवाब देकर देखें। यहाँ जो भी दबाएँ, वह न कहीं दर्ज होता है, न किसी तक पहुँचता है।';
export const eventName = 'कविता और अर्जुन का विवाह';
export const bride = { firstName: 'कविता', lastName: 'अय्यर' };
export const groom = { firstName: 'अर्जुन', lastName: 'मेहता' };
export const host = 'कविता अय्यर';
export const guest = 'मीरा';
export const venue = { name: 'कोरेगाँव गार्डन', location: 'नॉर्थ मेन रोड, कोरेगाँव पार्क, पुणे' };
export const description =
  'हम दो गलियों की दूरी पर बड़े हुए और एक-दूसरे को पहचानने में पंद्रह साल लगा दिए। आइए, जी भरकर खाइए, नाचिए और हमें आशीर्वाद दीजिए।';
export const story =
  'उस शाम कविता का छाता टूटा, अर्जुन की बस नहीं आई, और दोनों दो घंटे एक ही दुकान के छज्जे के नीचे खड़े रहे। दुकानदार को भी न्योता है।';
export const dressCode = 'भारतीय पहनावा। बारात के लिए आरामदायक जूते!';
export const gifts = [
  { name: 'केरल में हनीमून', price: 60_000, collected: 38_500 },
  { name: 'पीतल का डिनर सेट', price: 7_500 },
  { name: '5 लीटर का प्रेशर कुकर', price: 2_400, purchased: true },
] as const;
